// How an ask reaches the principal (§4 question 5; §7 "What denies and what asks").
import type { Channel } from "../schema/grant.gen.ts";

export const CHANNELS = {
  chat: { label: "Chat", phrase: "in the chat" },
  email: { label: "Email", phrase: "by email" },
  sms: { label: "Text message", phrase: "by text message" },
  call: { label: "Phone call", phrase: "by phone" },
  push: { label: "Notification", phrase: "by a notification" },
  in_person: { label: "In person", phrase: "in person" },
  other: { label: "Another way", phrase: "another way" },
} as const satisfies Record<Channel["kind"], { label: string; phrase: string }>;
