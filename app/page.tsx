import { redirect } from 'next/navigation';

/** `/` belongs to the middleware, which knows the host; this answers where it is passed by. */
export default function Home() {
  redirect('/m/news');
}
