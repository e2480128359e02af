<?php
/**
 * Rewrite rules of terms without the base of their taxonomy.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use Pharos\Settings\Settings;
use WP_Taxonomy;

/**
 * Rules contain the terms' paths: a rule for any word would also match pages and posts. WordPress generates the rules of the taxonomy
 * without its base, including additions of other plugins (feeds, pages, endpoints), and the pattern for any term is replaced by the paths
 * of the terms, many in one rule.
 */
final class Rules {
	/** Maximum number of bytes of paths in one rule: PCRE limits the size of compiled expressions (64 KB). */
	private const LENGTH = 8000;

	public function __construct(
		private readonly Settings $settings,
		private readonly TermUrls $urls,
	) {}

	/**
	 * On `rewrite_rules_array`: adds the rules before all others, because they are the most specific.
	 *
	 * @param array<string, string> $rules Queries by regular expression.
	 * @return array<string, string>
	 */
	public function add(array $rules): array {
		$taxonomies = $this->urls->taxonomies();
		$paths = array_map([Paths::class, 'build'], $taxonomies);
		$clashes = (new Clashes($this->settings, $rules))->among($taxonomies, $paths);
		$state = TermUrls::state();
		sort($clashes);
		if ($clashes !== $state['clashes']) {
			update_option(TermUrls::OPTION, ['clashes' => $clashes] + $state, true);
		}
		$own_rules = [];
		foreach ($taxonomies as $name => $taxonomy) {
			$free = array_diff_key($paths[$name], array_flip($clashes));
			foreach (self::chunks($free) as $pattern) {
				$own_rules += self::for_taxonomy($taxonomy, $pattern);
			}
		}
		return $own_rules + $rules;
	}

	/** @param string $pattern Matches the paths of some terms. @return array<string, string> */
	private static function for_taxonomy(WP_Taxonomy $taxonomy, string $pattern): array {
		global $wp_rewrite;
		$struct = ($wp_rewrite->extra_permastructs[$taxonomy->name] ?? []) + [
			'ep_mask' => EP_NONE,
			'paged' => true,
			'feed' => true,
			'endpoints' => true,
		];
		$made = $wp_rewrite->generate_rewrite_rules(
			TermUrls::struct($taxonomy),
			$struct['ep_mask'],
			$struct['paged'],
			$struct['feed'],
			false,
			false,
			$struct['endpoints'],
		);
		$codes = array_combine($wp_rewrite->rewritecode, $wp_rewrite->rewritereplace);
		$any = $codes["%{$taxonomy->name}%"];
		$rules = [];
		foreach ($made as $match => $query) {
			$at = strpos($match, $any);
			if ($at !== false) {
				$rules[substr_replace($match, "($pattern)", $at, strlen($any))] = $query;
			}
		}
		return $rules;
	}

	/**
	 * @param string[] $paths
	 * @return \Generator<string> Regular expressions, each for some of the paths.
	 */
	private static function chunks(array $paths): \Generator {
		$chunk = '';
		foreach ($paths as $path) {
			// WordPress uses "#" as delimiter.
			$path = preg_quote($path, '#');
			if ($chunk !== '' && strlen($chunk) + strlen($path) > self::LENGTH) {
				yield $chunk;
				$chunk = '';
			}
			$chunk .= ($chunk === '' ? '' : '|') . $path;
		}
		if ($chunk !== '') {
			yield $chunk;
		}
	}
}
