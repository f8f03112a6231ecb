import { legalRoute } from '@/app/legal-route';

const { generateMetadata, Page } = legalRoute('notice', true);
export { generateMetadata };
export default Page;
