import { registerFaq } from './faq';
import { registerQuestion } from './faq-item';
import { registerHowTo } from './how-to';
import { registerStep } from './how-to-step';

registerFaq();
registerQuestion();
registerHowTo();
registerStep();
