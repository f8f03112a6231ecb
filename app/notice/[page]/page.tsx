import { legalRoute } from '@/app/legal-route';

const { generateMetadata, Page } = legalRoute('notice', false);
export { generateMetadata };
export default Page;
