// The user according to the work-chat app: "name, en_name, avatar_middle, union_id, mapped to name,
// enName, avatar, id".

/** The cloud function's format. */
export type SentWorkChatUser = {
  name: string;
  en_name?: string;
  avatar_middle?: string;
  union_id: string;
};

export type WorkChatUser = { name: string; enName: string; avatar: string; id: string };

export function workChatUserOf(sent: SentWorkChatUser): WorkChatUser {
  const { name, en_name = '', avatar_middle = '', union_id } = sent;
  return { name, enName: en_name, avatar: avatar_middle, id: union_id };
}
