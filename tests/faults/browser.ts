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
		suite: 'jest',
		test: 'settings/saving.test.ts',
		name: 'a double click saves once',
	},
	{
		id: 'shell-links',
		kind: 'interface',
		file: 'includes/Admin/Page.php',
		text: '<a class="pharos-bar__section" href="#%1$s" data-section="%2$s">',
		replacement:
			'<a class="pharos-bar__section" href="#" data-section="%2$s">',
		breaks: 'Links of the navigation lead nowhere until all scripts have loaded.',
		suite: 'e2e',
		test: 'shell.spec.ts',
		name: 'without any script the shell is there',
	},
];
