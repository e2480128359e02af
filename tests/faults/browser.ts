/** Faults that only show in a browser. Such rows take long: a test below is better. */
import type { Fault } from './types';

export const ofBrowser: Fault[] = [
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
