import { legalRoute } from '@/app/legal-route';

const { generateMetadata, Page } = legalRoute('production', true);
export { generateMetadata };
export default Page;
