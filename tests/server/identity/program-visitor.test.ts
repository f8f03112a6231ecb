import { programVisitor } from '@/lib/server/identity/program-visitor';
import { deployment } from '../service';

const token = `cwt_${'x'.repeat(43)}`;

it('a program is known by the hash of its token alone, whatever cookies it sends', () => {
  const cookie = 'device=mine; sid=somebody; location=ph';
  const visitor = programVisitor(token, new Headers({ cookie }), deployment());
  const { access } = visitor.identity;
  expect(access).toMatch(/^[\w-]{20,}$/);
  expect(access).not.toContain('xxxx');
  expect(visitor).toEqual({
    deployment: deployment(),
    session: {},
    fresh: false,
    identity: { device: `program-${access}`, access },
    cubeId: `cube_program-${access}`,
    secure: false,
    setCookies: [],
  });
  const another = programVisitor(`cwt_${'y'.repeat(43)}`, new Headers(), deployment());
  expect(another.identity.access).not.toBe(access);
});

it('it is told nothing of comments where the site has none', () => {
  const without = deployment({ comments: false, env: 'online' });
  const visitor = programVisitor(token, new Headers(), without);
  expect(visitor.identity.comments).toBe(false);
  expect(visitor.secure).toBe(true);
});
