/** Protecting intellectual property. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/save-my-ip');

export const generateMetadata = page.generateMetadata;
export default page.Page;
