import { loadInstall } from './load';
import type { ThunkArgs } from '../thunk-args';

export const getInstalled =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		const { fetchInstalled } = await loadInstall();
		await dispatch( fetchInstalled() );
	};
