<?php
/**
 * Whether other plugins filter something.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

final class ForeignFilters {
	/**
	 * @param string[] $hooks
	 * @param string[] $except Names of WordPress's functions, which don't count.
	 */
	public static function are_on(array $hooks, array $except = []): bool {
		$own = dirname(__DIR__) . '/';
		foreach ($hooks as $hook) {
			foreach ($GLOBALS['wp_filter'][$hook]->callbacks ?? [] as $callbacks) {
				foreach (array_diff_key($callbacks, array_flip($except)) as $callback) {
					$function = $callback['function'];
					$is_own =
						$function instanceof \Closure &&
						str_starts_with(
							(string) (new \ReflectionFunction($function))->getFileName(),
							$own,
						);
					if (!$is_own) {
						return true;
					}
				}
			}
		}
		return false;
	}
}
