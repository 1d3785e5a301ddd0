// Ways in which a script in the page could send something away, and ways to make a script out of text. All of this runs in the page.

/** Each tries to reach `sink`/NAME. A refusal may be thrown or silent: only the sink tells. */
export const SENDING: Record<string, (address: string) => unknown> = {
  fetch: (address) => fetch(address, { mode: "no-cors" }),
  "fetch-keepalive": (address) => fetch(address, { mode: "no-cors", method: "POST", body: "secret", keepalive: true }),
  xhr: (address) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.send();
  },
  websocket: (address) => new WebSocket(address.replace("http:", "ws:")),
  eventsource: (address) => new EventSource(address),
  beacon: (address) => navigator.sendBeacon(address, "secret"),
  ping: (address) => {
    const link = Object.assign(document.createElement("a"), { href: "#ping", ping: address });
    document.body.append(link);
    link.click();
  },
  image: (address) => {
    new Image().src = address;
  },
  "css-image": (address) => {
    document.body.style.backgroundImage = `url(${address})`;
  },
  font: (address) => new FontFace("stolen", `url(${address})`).load(),
  video: (address) => document.body.append(Object.assign(document.createElement("video"), { src: address, preload: "auto" })),
  object: (address) => document.body.append(Object.assign(document.createElement("object"), { data: address })),
  embed: (address) => document.body.append(Object.assign(document.createElement("embed"), { src: address })),
  script: (address) => document.head.append(Object.assign(document.createElement("script"), { src: address })),
  "module-script": (address) => document.head.append(Object.assign(document.createElement("script"), { type: "module", src: address })),
  "import-script": (address) => import(/* @vite-ignore */ address),
  stylesheet: (address) => document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address })),
  icon: (address) => document.head.append(Object.assign(document.createElement("link"), { rel: "icon", href: address })),
  prefetch: (address) => document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: address })),
  preload: (address) => document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "image", href: address })),
  "modulepreload-script": (address) =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: address })),
  "blob-worker": (address) => new Worker(URL.createObjectURL(new Blob([`fetch(${JSON.stringify(address)}, { mode: "no-cors" })`]))),
  "blob-frame": (address) => {
    const page = new Blob([`<img src="${address}">`], { type: "text/html" });
    document.body.append(Object.assign(document.createElement("iframe"), { src: URL.createObjectURL(page) }));
  },
};

/** Each tries to make a frame go to `sink`/NAME. */
export const FRAMES: Record<string, (address: string) => unknown> = {
  iframe: (address) => document.body.append(Object.assign(document.createElement("iframe"), { src: address })),
  "form-in-frame": (address) => {
    document.body.append(Object.assign(document.createElement("iframe"), { name: "inside" }));
    const form = Object.assign(document.createElement("form"), { action: address, target: "inside" });
    document.body.append(form);
    form.submit();
  },
};

/** Each makes something run or be parsed out of text and sets `ran`, or throws. */
export const FROM_TEXT: Record<string, () => void> = {
  // biome-ignore lint/security/noGlobalEval: that the page refuses it is what is tested
  eval: () => globalThis.eval("globalThis.ran = true"),
  "new Function": () => new Function("globalThis.ran = true")(),
  innerHTML: () => {
    document.createElement("div").innerHTML = "<b>x</b>";
    Object.assign(globalThis, { ran: true });
  },
  insertAdjacentHTML: () => {
    document.body.insertAdjacentHTML("beforeend", "<b>x</b>");
    Object.assign(globalThis, { ran: true });
  },
  "document.write": () => {
    document.write("<b>x</b>");
    Object.assign(globalThis, { ran: true });
  },
  "inline script": () => document.head.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ran = true" })),
  "event attribute": () => {
    const button = document.createElement("button");
    button.setAttribute("onclick", "globalThis.ran = true");
    document.body.append(button);
    button.click();
  },
  "javascript: address": () => {
    const link = Object.assign(document.createElement("a"), { href: "javascript:void(globalThis.ran = true)" });
    document.body.append(link);
    link.click();
  },
  "timer with text": () => void setTimeout("globalThis.ran = true", 0),
  "srcdoc frame": () => {
    document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "<script>parent.ran = true</script>" }));
  },
};
