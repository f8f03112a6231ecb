import { downloadRoute } from '@/app/download-route';

const { generateMetadata, Page } = downloadRoute(false);
export { generateMetadata };
export default Page;
