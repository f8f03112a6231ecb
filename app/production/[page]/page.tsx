import { legalRoute } from '@/app/legal-route';

const { generateMetadata, Page } = legalRoute('production', false);
export { generateMetadata };
export default Page;
