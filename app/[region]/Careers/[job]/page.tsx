/** One job: /Careers/web-developer-1 and its neighbours. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/Careers/[job]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
