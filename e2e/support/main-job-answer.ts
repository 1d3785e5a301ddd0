// What an agent answers to the discovery request, in the asked-for form: small, with prose around it as agents write.

export const TEAM_OF_ONE_ANSWER = `Here is my inventory.

\`\`\`json
{ "answer_version": "1",
  "agent": { "name": "Desk Helper", "platform": "ExampleChat", "role": "only" },
  "areas": {
    "connectors": { "status": "found", "how": "listed my tools", "items": [
      { "provider": "Northline Paper", "via": "its shop tool", "scope": "orders", "reach": ["read", "write"] }] },
    "identities": { "status": "found", "how": "read the connection settings", "items": [
      { "provider": "Northline Paper", "account": "studio@fernhill.example", "session": "signed_in" }] },
    "capabilities": { "status": "found", "how": "listed my tools", "items": [
      { "id": "northline.place_order", "provider": "Northline Paper", "account": "studio@fernhill.example", "operation": "Place an order",
        "effect": "purchase", "reversible": "partly", "moves_information": "no", "unattended": "yes" }] },
    "commit_boundaries": { "status": "found", "how": "by design", "items": [
      { "capability": "northline.place_order", "kind": "purchased", "point": "when the order is placed" }] },
    "helpers": { "status": "none_found", "how": "looked in my settings" } } }
\`\`\``;
