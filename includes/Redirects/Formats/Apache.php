<?php
/**
 * Apache format: redirects as directives of mod_alias, and simple rules of mod_rewrite.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Rule;
use Pharos\Redirects\Target;

final class Apache implements Format {
	public function type(): string {
		return 'text/plain';
	}

	public function read(string $data): \Generator {
		return (new ApacheReader())->read($data);
	}

	public function write(iterable $rules): \Generator {
		$base = ServerPaths::folder();
		yield "<IfModule mod_rewrite.c>\nRewriteEngine On\n";
		foreach ($rules as $rule) {
			yield self::rule($rule, $base);
		}
		yield "</IfModule>\n";
	}

	private static function rule(Rule $rule, string $base): string {
		if (!$rule->enabled) {
			return "# (off) $rule->source\n";
		}
		if ($rule->query === 'campaign') {
			return "# (depends on parameters of the query string) $rule->source\n";
		}
		$status = $rule->status;
		$target = $rule->is_gone() ? '-' : self::location($rule, $base);
		if ($target === null) {
			return "# (its target doesn't exist) $rule->source\n";
		}
		// Otherwise Apache encodes the target once more, fragments included.
		$is_encoded = preg_match('/[%#]/', $target) === 1;
		if ($is_encoded) {
			$ascii = preg_replace_callback(
				'/[^\x21-\x7E]/',
				static fn(array $one): string => rawurlencode($one[0]),
				$target,
			);
			// With a digit, "%" and "$" stand for groups.
			$target = str_replace('%', '\%', (string) $ascii);
		}
		if ($rule->match !== 'pattern') {
			$target = (string) preg_replace('/\$(?=\d)/', '\\\\$', $target);
		}
		if ($rule->match === 'pattern') {
			$pattern = preg_replace('~^\^/~', '^', $rule->source);
			$condition = '';
		} else {
			$address = $rule->address();
			$path = preg_quote(ltrim($address->path, '/'));
			$pattern = $rule->match === 'exact' ? "^$path/?$" : "^$path(?:/(.*))?$";
			$condition =
				$rule->query === 'exact'
					? 'RewriteCond %{QUERY_STRING} "^' . preg_quote($address->query) . "$\"\n"
					: '';
			if ($rule->match === 'prefix' && !$rule->is_gone()) {
				$target = rtrim($target, '/') . '/$1';
			}
		}
		$flags =
			"R=$status,L" .
			($rule->query === 'keep' ? ',QSA' : ',QSD') .
			($is_encoded ? ',NE' : '') .
			($rule->ignore_case ? ',NC' : '');
		return $condition .
			'RewriteRule "' .
			str_replace('"', '\"', $pattern) .
			"\" \"$target\" [$flags]\n";
	}

	private static function location(Rule $rule, string $base): ?string {
		$object = Target::object($rule->target);
		return match (true) {
			$object !== null => Target::of_object(...$object),
			str_starts_with($rule->target, '/') => $base . $rule->target,
			default => $rule->target,
		};
	}
}
