import { downloadRoute } from '@/app/download-route';

const { generateMetadata, Page } = downloadRoute(true);
export { generateMetadata };
export default Page;
