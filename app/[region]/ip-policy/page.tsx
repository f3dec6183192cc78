/** Intellectual property of others and ours. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/ip-policy');

export const generateMetadata = page.generateMetadata;
export default page.Page;
