import { act, renderHook } from '@testing-library/react';
import * as z from 'zod';
import { draftOf } from '@/lib/browser/storage/draft';
import { changesOf, useTypedDraft } from '@/lib/state/page/typed-draft';

const shape = z.object({ title: z.string(), words: z.array(z.string()) });
type Form = z.infer<typeof shape>;
const saved: Form = { title: 'Buses', words: ['tram'] };

beforeEach(() => sessionStorage.clear());

/** The form of a topic, over what the service has of it. */
const open = (initial = saved) =>
  renderHook(() => useTypedDraft('topic:t1', initial, shape)).result;
const kept = () => draftOf('topic:t1').read();

it('what is typed outlives the form, and nothing of it is kept once it is as before', () => {
  const form = open();
  act(() => form.current.change({ title: 'Trams' }));
  expect(open().current.typed).toEqual({ title: 'Trams', words: ['tram'] });
  act(() => form.current.change({ title: 'Buses' }));
  expect(kept()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('a field that was left alone shows what was saved elsewhere since', () => {
  const form = open();
  act(() => form.current.change({ title: 'Trams' }));
  const { typed, before } = open({ title: 'Old buses', words: ['metro'] }).current;
  expect(typed).toEqual({ title: 'Trams', words: ['metro'] });
  expect(before).toEqual({ title: 'Old buses', words: ['metro'] });
});

it('changes of several fields are all kept, and what is saved is forgotten', () => {
  const form = open();
  act(() => form.current.change({ title: 'Trams' }));
  act(() => form.current.change({ words: [] }));
  expect(JSON.parse(kept())).toEqual({ title: 'Trams', words: [] });
  act(() => form.current.forget());
  expect(open().current.typed).toEqual(saved);
});

it('a form stands as it began while others are saved under it', () => {
  const { result, rerender } = renderHook(
    (initial: Form) => useTypedDraft('topic:t1', initial, shape),
    { initialProps: saved },
  );
  rerender({ title: 'From the service', words: [] });
  expect(result.current.typed).toEqual(saved);
  expect(kept()).toBe('');
});

it.each(['no json', '[1]', '"text"', 'null', '{"title":1}', '7'])(
  'what somebody else has stored is not taken: %s',
  (text) => {
    draftOf('topic:t1').keep(text);
    expect(open().current.typed).toEqual(saved);
  },
);

it('two lists are alike where their words are', () => {
  expect(changesOf<Form>({ title: 'a', words: ['x'] }, { title: 'a', words: ['x'] })).toEqual({});
  expect(changesOf<Form>({ title: 'a', words: [] }, { title: 'b', words: ['x'] })).toEqual({
    title: 'a',
    words: [],
  });
});
