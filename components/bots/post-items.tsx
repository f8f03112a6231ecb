'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { usePosts, type PostList } from '@/lib/state/bots/posts';
import { PostCard } from './post-card';

/** A list of posts with its states. `named`: each shows its bot. */
export function PostItems({
  list,
  named,
  empty,
}: {
  list: PostList;
  named: boolean;
  empty: ReactNode;
}) {
  const t = useTranslations();
  const { posts, ended, loading, failed, loadMore } = usePosts(list);
  return (
    <>
      {posts && posts.length > 0 && (
        <ul className="m-0 list-none p-0">
          {posts.map((post) => (
            <PostCard key={post.post_id} post={post} named={named} again={list.of === 'seen'} />
          ))}
        </ul>
      )}
      {!posts && !failed && (
        <div role="status" aria-label={t('bots.loadingPosts')} className="px-4 py-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-3 h-6 w-11/12" />
          <Skeleton className="mt-3 h-4 w-4/5" />
        </div>
      )}
      {posts?.length === 0 && empty}
      {failed && (
        <div role="alert" className="mx-4 my-4 text-brief text-ink-2">
          <p className="m-0 mb-3">{t('bots.postsFailed')}</p>
          <Button onClick={loadMore}>{t('common.retry')}</Button>
        </div>
      )}
      {posts && posts.length > 0 && !ended && !failed && (
        <div className="grid place-items-center py-4">
          <Button disabled={loading} onClick={loadMore}>
            {t(loading ? 'bots.loadingMore' : 'bots.more')}
          </Button>
        </div>
      )}
    </>
  );
}
