import { getBoot } from '../../boot';

/** Opens WordPress's login in a tab of its own, so that nothing typed here is lost. */
export function openLogin(): void {
	window.open( getBoot().loginUrl, '_blank' );
}
