/** /Careers with a search, or with jobs that were ticked for Quick Apply. */
import { createAnsweringPage } from '@/lib/composition/pages/create-answering-page';

const page = createAnsweringPage('/Careers/answer');

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
