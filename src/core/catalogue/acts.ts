// The catalogue's acts: an act of this table always has this table's effect (§1 Act). Others are a person's own.
import type { ActId, CatalogueEffect } from "../schema/grant.gen.ts";

export interface ActRow {
  readonly id: ActId;
  readonly effect: CatalogueEffect;
  /** The act's plain name. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly means: string;
}

export interface ActGroup {
  readonly id: string;
  readonly title: string;
  readonly acts: readonly ActRow[];
}

const act = (id: ActId, effect: CatalogueEffect, name: string, means: string): ActRow => ({ id, effect, name, means });

export const ACT_GROUPS: readonly ActGroup[] = [
  {
    id: "mail",
    title: "Mail",
    acts: [
      act("mail.read", "read", "Read mail", "Opens and reads what is in the mailbox."),
      act("mail.search", "search", "Search mail", "Looks through the mailbox for something."),
      act("mail.draft", "draft", "Draft mail", "Writes a mail and leaves it unsent."),
      act("mail.send", "send_email", "Send a new mail", "A mail leaves in your name. It cannot be unsent."),
      act("mail.reply", "send_email", "Reply to mail", "An answer leaves in your name. It cannot be unsent."),
      act("mail.forward", "send_email", "Forward mail", "Passes a message, and what is attached, to someone else."),
      act("mail.organize", "organize_files", "Organize mail", "Moves and labels messages."),
      act("mail.delete", "delete_record", "Delete mail", "Removes a message, perhaps for good."),
    ],
  },
  {
    id: "messages",
    title: "Messages and calls",
    acts: [
      act("message.read", "read", "Read messages", "Reads chats and text messages."),
      act("message.send", "send_message", "Send a message", "A chat or text message leaves in your name."),
      act("call.place", "place_call", "Place a call", "Calls someone by phone."),
    ],
  },
  {
    id: "calendar",
    title: "Calendar",
    acts: [
      act("calendar.read", "read", "Read the calendar", "Sees what is planned."),
      act("calendar.schedule", "schedule", "Put something in the calendar", "Adds or moves an entry in your own calendar."),
      act("calendar.invite", "invite", "Invite someone", "Sends an invitation in your name."),
      act("calendar.cancel", "update_record", "Cancel an entry", "Takes an entry out of the plan."),
    ],
  },
  {
    id: "shopping",
    title: "Shopping",
    acts: [
      act("shop.compare", "analyze", "Compare prices", "Looks in shops and compares, without placing an order."),
      act("shop.buy", "purchase", "Buy something", "Pays for goods in a shop."),
      act("shop.subscribe", "subscribe", "Start a subscription", "A purchase that renews itself until someone stops it."),
      act("shop.unsubscribe", "unsubscribe", "End a subscription", "Stops a purchase that renews itself."),
    ],
  },
  {
    id: "travel",
    title: "Travel",
    acts: [
      act("travel.search", "search", "Search for travel", "Looks for trips and rooms, without booking."),
      act("travel.book", "book", "Book travel", "Makes a paid booking."),
      act("travel.cancel", "cancel_booking", "Cancel a booking", "Gives a booking up; what is lost is lost."),
    ],
  },
  {
    id: "money",
    title: "Money",
    acts: [
      act("money.read", "read", "See accounts", "Reads balances and statements."),
      act("money.pay_bill", "pay", "Pay a bill", "Money goes to someone you owe it to."),
      act("money.transfer", "transfer_money", "Transfer money", "Moves money between accounts or to someone."),
      act("money.refund", "refund", "Refund money", "Gives money back to a customer."),
    ],
  },
  {
    id: "forms",
    title: "Forms and signing",
    acts: [
      act("forms.prepare", "prepare", "Fill in a form", "Prepares a form without sending it."),
      act("forms.submit", "submit_form", "Submit a form", "Hands a form in, in your name."),
      act("forms.sign", "sign", "Sign a document", "Binds you by a signature."),
      act("forms.apply", "apply", "Apply for something", "Makes an application in your name."),
      act("tax.file", "file_return", "File a tax return", "Declares your taxes to the authority."),
      act("terms.accept", "accept_terms", "Accept terms", "Agrees to a company's conditions for you."),
    ],
  },
  {
    id: "documents",
    title: "Documents and files",
    acts: [
      act("docs.read", "read", "Read documents", "Opens and reads files."),
      act("docs.draft", "draft", "Draft a document", "Writes a new document that nobody else sees."),
      act("docs.edit", "edit_document", "Edit a document", "Changes the words in a file that is already there."),
      act("files.organize", "organize_files", "Organize files", "Moves and renames files."),
      act("files.share", "share_file", "Share a file", "Someone else can open it from then on."),
      act("files.delete", "delete_file", "Delete a file", "Removes it, perhaps for good."),
    ],
  },
  {
    id: "web",
    title: "Web and social",
    acts: [
      act("web.search", "search", "Search the web", "Looks things up."),
      act("web.read", "read", "Read web pages", "Opens and reads pages."),
      act("web.publish", "publish", "Publish on a website", "Puts something where anyone can see it."),
      act("social.draft", "draft", "Draft a post", "Writes a post and leaves it unpublished."),
      act("social.post", "publish", "Publish a post", "Posts in your name where others see it."),
    ],
  },
  {
    id: "customers",
    title: "Customers and records",
    acts: [
      act("crm.read", "read", "Read customer records", "Sees what is kept about customers."),
      act("records.create", "create_record", "Add a record", "Adds an entry, such as a receipt or a contact."),
      act("records.update", "update_record", "Change a record", "Changes an entry that is already there."),
      act("records.delete", "delete_record", "Delete a record", "Removes an entry, perhaps for good."),
      act("tickets.reply", "send_message", "Answer a ticket", "An answer goes to the customer in your name."),
      act("tickets.close", "update_record", "Close a ticket", "Marks a customer's matter as done."),
    ],
  },
  {
    id: "operations",
    title: "Code and operations",
    acts: [
      act("code.read", "read", "Read code", "Sees the source of a program."),
      act("code.change", "edit_document", "Change code", "Edits the source on a branch or in a copy."),
      act("code.merge", "update_record", "Merge code", "Makes a change part of the main version."),
      act("code.deploy", "run_change", "Deploy code", "Puts a version where it is used."),
      act("ops.restart", "run_change", "Restart a service", "Stops and starts something that others may be using."),
      act("settings.change", "change_settings", "Change a setting", "Changes how a system behaves."),
      act("access.grant", "grant_access", "Give someone access", "Someone else can get in from then on."),
    ],
  },
  {
    id: "data",
    title: "Data",
    acts: [
      act("data.analyze", "analyze", "Analyze data", "Compares and summarizes figures."),
      act("data.export", "move_information", "Export data", "Copies information out of an app."),
      act("data.copy", "move_information", "Copy data between apps", "Copies information from one app into another."),
    ],
  },
];

const BY_ID: ReadonlyMap<string, ActRow> = new Map(ACT_GROUPS.flatMap((group) => group.acts.map((row) => [row.id, row])));

/** The catalogue's row of an act, or nothing for an act of the person's own. */
export function actRow(id: ActId): ActRow | undefined {
  return BY_ID.get(id);
}

/** The acts of the catalogue with this effect: what §7b.3 can resolve to one another. */
export function siblingsOf(id: ActId, effect: string): readonly ActRow[] {
  return [...BY_ID.values()].filter((row) => row.effect === effect && row.id !== id);
}

const ACT_ID = /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*$/;

/** Whether a text is an act id: lower case, in dotted parts, at most 100 characters. */
export function isActId(text: string): text is ActId {
  return text.length <= 100 && ACT_ID.test(text);
}
