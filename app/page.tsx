import { redirect } from 'next/navigation';

/** The middleware, which knows the host, handles `/`; this answers where it is bypassed. */
export default function Home() {
  redirect('/m/news');
}
