/** What one customer says, at length. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/testimonial/[testimonial]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
