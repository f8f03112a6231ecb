// The assistant's calls. Only the question itself does work: the embedded assistant finds the
// article and the sentence from the message, so that the two notices before it store nothing.
import { takenDown } from '@/lib/contract';
import { isWhole, tellsSomething } from '@/lib/model/chat/plugins';
import { readerOf, type Handlers } from '../context';
import { Refusal } from '../refusal';

export const chatHandlers: Handlers<'chat'> = {
  Chat: (message, { assistant, identity, call }) => assistant.ask(message, { identity, ...call }),

  async ArticleHistory() {
    return {};
  },

  async AnchorCache() {
    return {};
  },

  async PublishAnswer({ turn_id }, context) {
    const { store, now } = context;
    const turn = await store.turns.find(readerOf(context), turn_id);
    if (!turn) throw new Refusal('answerGone');
    if (!isWhole(turn.chunks)) throw new Refusal('answerIncomplete');
    if (!tellsSomething(turn.chunks)) throw new Refusal('answerNone');
    if (await store.published.tellsTakenDown(turn)) throw new Refusal('answerGone');
    return { data: { answer_id: await store.published.publish(turn, now) } };
  },

  async WithdrawAnswer({ turn_id }, context) {
    await context.store.published.withdraw(readerOf(context), turn_id);
    return {};
  },

  async RateAnswer({ turn_id, rating }, context) {
    const owner = readerOf(context);
    if (rating === 'none') await context.store.ratings.clear(owner, turn_id);
    else {
      const turn = await context.store.turns.find(owner, turn_id);
      if (!turn) throw new Refusal('answerGone');
      await context.store.ratings.rate(turn, rating, context.now);
    }
    return {};
  },

  async DeleteTurns({ turn_ids }, context) {
    await context.store.turns.remove(readerOf(context), turn_ids);
    return {};
  },

  async GetAllowance(_, { assistant, identity }) {
    return { data: await assistant.quota(identity) };
  },

  async GetPublishedAnswer({ answer_id }, { store }) {
    const found = await store.published.find(answer_id);
    if (!found || (await store.published.tellsTakenDown(found)))
      return { code: takenDown, msg: 'This answer is not shared.', data: null };
    const { chunks, ...shared } = found;
    const answer = chunks.map((chunk) => (chunk.type === 'answer' ? chunk.content : '')).join('');
    const references = chunks.flatMap((chunk) =>
      chunk.type === 'reference' ? chunk.references : [],
    );
    return { data: { ...shared, answer, references } };
  },
};
