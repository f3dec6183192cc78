/** /Solutions/WhyChooseUs and /Solutions/Comprehensive Solutions. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Solutions/[solution]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
