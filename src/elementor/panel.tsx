import { useEffect, useMemo } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { ObjectSeoFields } from '../object-seo';
import { ConflictQuestion } from '../object-seo/changes/conflict-question';
import { pageFacts } from '../object-seo/page-facts';
import { primaryChange, primaryOf } from '../object-seo/primary';
import { PrimaryTerm } from '../object-seo/primary-term';
import { useResults } from '../object-seo/checks/use-results';
import { countByStatus } from '../page-checks';
import type { DocumentData, OpenDocument } from './elementor';
import { createEditedPage, useDocument } from './edited-page';
import { useFields } from './use-fields';

interface PanelProps {
	document: OpenDocument;
	data: DocumentData;
}

/** The fields of a document, with previews and checks. */
export function Panel( { document, data }: PanelProps ) {
	const { facts, terms } = data;
	const fields = useFields( document.id, data.form );
	const { form, value, ignored, setCounts, change, ignore } = fields;
	const state = useDocument( document );
	const page = useMemo(
		() => createEditedPage( data, form, state ),
		[ data, form, state ]
	);
	const results = useResults(
		useMemo(
			() => pageFacts( facts, value, form.inherited, page, null ),
			[ facts, value, form.inherited, page ]
		)
	);
	useEffect(
		() => setCounts( results && countByStatus( results, ignored ) ),
		[ setCounts, results, ignored ]
	);

	return (
		<>
			<ObjectSeoFields
				facts={ facts }
				value={ value }
				inherited={ form.inherited }
				page={ page }
				errors={ fields.errors }
				onChange={ change }
				checks={ {
					results,
					ignored,
					onIgnore: ( id ) => ignore( [ ...ignored, id ] ),
					onRestore: ( id ) =>
						ignore( ignored.filter( ( one ) => one !== id ) ),
					editUrl: ( post ) =>
						addQueryArgs( 'post.php', { post, action: 'edit' } ),
				} }
			/>
			{ facts.taxonomies
				.filter( ( { isTree } ) => isTree )
				.map( ( { name, singular } ) => (
					<PrimaryTerm
						key={ name }
						singular={ singular }
						terms={ terms[ name ] ?? [] }
						value={ primaryOf( value, name ) }
						onChange={ ( id ) =>
							change( primaryChange( name, id ) )
						}
					/>
				) ) }
			{ fields.conflict && (
				<ConflictQuestion
					error={ fields.conflict }
					value={ value }
					onConfirm={ fields.keep }
					onClose={ fields.dismiss }
				/>
			) }
		</>
	);
}
