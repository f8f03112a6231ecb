import { legalRoute } from '@/app/legal-route';

const { generateMetadata, Page } = legalRoute('policy', false);
export { generateMetadata };
export default Page;
