import { z } from 'zod';
import { chatBodyBytes } from '@/lib/model/limits';
import { chatMessage } from '../chat';
import { plainEnvelope } from '../envelope';
import { id } from '../fields';
import { operation } from '../operation';

const sampleTurn = {
  turn_id: '1767225600000_048213906712',
  input: 'Why is the leap second on its way out?',
  chat_type: 'chat',
  scene: 'list',
};

export const chatOperations = {
  /** One turn of the assistant. Its envelope comes only when the question is refused. */
  Chat: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/chat',
    servicePath: '/chat',
    stream: true,
    bodyBytes: chatBodyBytes,
    input: chatMessage,
    output: plainEnvelope,
    sample: sampleTurn,
  }),
  /** Tells the assistant which article is being read. "Response ignored." */
  ArticleHistory: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/article_history',
    servicePath: '/article_history',
    input: z.object({ event_id: id }),
    output: plainEnvelope,
    sample: { event_id: 'sample-leap-second' },
  }),
  /** Tells the assistant ahead which cited sentence will be asked about. "Response ignored." */
  AnchorCache: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/anchor_cache',
    servicePath: '/anchor_cache',
    bodyBytes: chatBodyBytes,
    input: chatMessage.partial({ turn_id: true }),
    output: plainEnvelope,
    sample: { ...sampleTurn, chat_type: 'reference', scene: 'detail' },
  }),
};
