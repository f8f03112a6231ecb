// The assistant's calls. Only the question itself has work to do: the embedded assistant finds the
// article and the sentence by the message, so that the two notices ahead of it need no memory.
import type { Handlers } from '../context';

export const chatHandlers: Handlers<'chat'> = {
  Chat: (message, { assistant, identity, call }) => assistant.ask(message, { identity, ...call }),

  async ArticleHistory() {
    return {};
  },

  async AnchorCache() {
    return {};
  },
};
