import { api, getDocument } from './elementor';

type Save = () => void;

const saves = new Map< number, Save >();

/**
 * Registers how the fields of a document are saved.
 *
 * @param id   The id of the document.
 * @param save Called after Elementor has saved it, but not after an autosave.
 * @return A function that removes it.
 */
export function saveWith( id: number, save: Save ): () => void {
	saves.set( id, save );
	return () => void saves.delete( id );
}

/** Saves the fields whenever Elementor saves a document. */
export function onSaved(): void {
	const { $e } = api();
	// Methods: Elementor's constructor calls them.
	class SaveSeo extends $e.modules.hookUI.After {
		getCommand() {
			return 'document/save/save';
		}

		getId() {
			return 'pharos-seo-save';
		}

		getConditions( { status }: { status?: string } ) {
			return status !== 'autosave';
		}

		apply( { document }: { document?: { id: number } } ) {
			saves.get( ( document ?? getDocument() )?.id ?? 0 )?.();
		}
	}
	$e.hooks.registerUIAfter( new SaveSeo() );
}
