/** Intellectual property of others and ours. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/ip-policy');

export const generateMetadata = page.generateMetadata;
export default page.Page;
