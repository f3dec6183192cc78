/** Protecting intellectual property. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/save-my-ip');

export const generateMetadata = page.generateMetadata;
export default page.Page;
