/** What a scripted endpoint answers. */
import type { ChatRequest } from './chat-request.ts';

export interface ScriptedCall {
  name: string;
  /** JSON; a text is sent as it is, cut or wrong. */
  arguments: unknown;
}

export interface ScriptedUsage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
}

export type ScriptedAnswer =
  | {
      kind: 'message';
      content?: string;
      calls?: readonly ScriptedCall[];
      finish?: string;
      /** Null reports none; by default as many as the texts are long, by four characters to a token. */
      usage?: ScriptedUsage | null;
    }
  /** Bytes as they are. */
  | { kind: 'raw'; status: number; headers?: Record<string, string>; body: string }
  /** Nothing at all. */
  | { kind: 'silence' }
  /** Headers, then a byte every so many milliseconds, for ever. */
  | { kind: 'drip'; every: number; byte: string }
  /** The connection is cut, before the headers or within the body. */
  | { kind: 'reset'; after: string };

/** Holds nothing of its own between two requests, so that conversations may run side by side. */
export type Script = (request: ChatRequest) => ScriptedAnswer | Promise<ScriptedAnswer>;
