import { getBoot } from '../../boot';

/** Opens WordPress's login in a new tab, so that unsaved changes aren't lost. */
export function openLogin(): void {
	window.open( getBoot().loginUrl, '_blank' );
}
