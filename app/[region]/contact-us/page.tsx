/** Offices and the contact form. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/contact-us');

export const generateMetadata = page.generateMetadata;
export default page.Page;
