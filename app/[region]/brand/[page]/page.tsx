/** A page whose path starts with the brand's slug: the platform homes, and how we help to protect intellectual property. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/brand/[page]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
