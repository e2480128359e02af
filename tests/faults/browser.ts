/** Faults that only show in a browser. Such rows take long: a test below is better. */
import type { Fault } from './types';

export const ofBrowser: Fault[] = [
	{
		id: 'save-twice',
		kind: 'lost',
		file: 'store/settings/save.ts',
		text: "if ( keys.length === 0 || select.getSaveStatus() === 'saving' ) {",
		replacement: 'if ( keys.length === 0 ) {',
		breaks: 'A double click saves twice, and the second save is a conflict with the first.',
		suite: 'e2e',
		test: 'saving.spec.ts',
		name: 'a double click saves once',
	},
];
