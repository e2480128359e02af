import table from '../../../tests/fixtures/fallbacks.json';
import { render } from '../../../common/template';
import { titleInUse } from './title-in-use';

test.each( table.title )(
	'the title with $name is as on the server',
	( { own, page_title: site, global_default: last, result } ) => {
		const template = titleInUse(
			{ global_default: { page_title: last } },
			own,
			site
		);
		expect( render( template, { title: 'Tea' }, '-' ) ).toBe( result );
	}
);
