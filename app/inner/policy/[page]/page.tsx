import { legalRoute } from '@/app/legal-route';

const { generateMetadata, Page } = legalRoute('policy', true);
export { generateMetadata };
export default Page;
