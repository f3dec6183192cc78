/** /Solutions/WhyChooseUs and /Solutions/Comprehensive Solutions. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/Solutions/[solution]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
