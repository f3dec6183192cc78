/** Begins a subscription to the newsletter. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/newsletter/confirm');

export const generateMetadata = page.generateMetadata;
export default page.Page;
