import { z } from "zod";
import { chatTexts } from "~/texts/chat";
import { MAX_CLIENT_ID_LENGTH, MAX_MESSAGE_LENGTH, MAX_MESSAGES_LISTED, tidyMessage } from "./rules";

/** The composer's form and the body of `POST /api/chats/{matchId}/message`. */
export const MessageSchema = z.object({
  message: z
    .string({ error: chatTexts.empty })
    .transform(tidyMessage)
    .pipe(z.string().min(1, chatTexts.empty).max(MAX_MESSAGE_LENGTH, chatTexts.tooLong(MAX_MESSAGE_LENGTH))),
  /** Names the act of sending: the same one twice is one message. */
  clientId: z
    .string({ error: chatTexts.badClientId(MAX_CLIENT_ID_LENGTH) })
    .min(1, chatTexts.badClientId(MAX_CLIENT_ID_LENGTH))
    .max(MAX_CLIENT_ID_LENGTH, chatTexts.badClientId(MAX_CLIENT_ID_LENGTH))
    .optional(),
});

/** A number in an address: digits alone, so that "", "1e3" and "0x10" are none. */
const digits = (message: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number);

/** The query of `GET /api/chats/{matchId}/messages`. */
export const StretchSchema = z.object({
  before: digits(chatTexts.badSeq).optional(),
  after: digits(chatTexts.badSeq).optional(),
  limit: digits(chatTexts.badLimit(MAX_MESSAGES_LISTED))
    .pipe(
      z
        .number()
        .min(1, chatTexts.badLimit(MAX_MESSAGES_LISTED))
        .max(MAX_MESSAGES_LISTED, chatTexts.badLimit(MAX_MESSAGES_LISTED)),
    )
    .optional(),
});

/** The body of `POST /api/chats/{matchId}/read`. */
export const ReadSchema = z.object({ seq: z.int(chatTexts.badSeq).min(0, chatTexts.badSeq) });

/** The query of the page of conversations. Whatever is none is left out: an address that was typed wrong still leads there. */
export const PageQuerySchema = z.object({
  matchId: z.string().min(1).nullable().catch(null),
  before: digits(chatTexts.badSeq).nullable().catch(null),
});
