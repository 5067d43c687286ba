/**
 * The call of the chatbot, apart from its shapes so that a browser loads no more than it needs.
 *
 * | call | answer | failures |
 * |---|---|---|
 * | POST api/chat/send `ChatQuestion` | `ChatAnswer`, or with `Accept: text/event-stream` the events of `chat.ts` | chat-message-empty (400), chat-message-too-long (400), invalid-input (400), not-signed-in (401, only for a token that is not good), too-many-requests (429 with Retry-After) |
 */
export const chatPath = 'api/chat/send';
