<?php
/**
 * nginx format: redirects as directives `rewrite`, and `location` with `return`.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Rule;
use Pharos\Redirects\Target;

final class Nginx implements Format {
	public function type(): string {
		return 'text/plain';
	}

	public function read(string $data): \Generator {
		return (new NginxReader())->read($data);
	}

	public function write(iterable $rules): \Generator {
		$base = ServerPaths::folder();
		foreach ($rules as $rule) {
			yield self::rule($rule, $base);
		}
	}

	private static function rule(Rule $rule, string $base): string {
		if (!$rule->enabled) {
			return "# (off) $rule->source\n";
		}
		$object = Target::object($rule->target);
		$target = match (true) {
			$rule->is_gone() => '',
			$object !== null => Target::of_object(...$object),
			str_starts_with($rule->target, '/') => $base . $rule->target,
			default => $rule->target,
		};
		if ($target === null) {
			return "# (its target doesn't exist) $rule->source\n";
		}
		// Characters that would end the directive or begin a variable: nginx wouldn't load its configuration.
		$variable = $rule->match === 'pattern' ? '/\$(?!\d)/' : '/\$/';
		$target = strtr((string) preg_replace($variable, '%24', $target), [
			';' => '%3B',
			'{' => '%7B',
			'}' => '%7D',
		]);
		$location = $rule->ignore_case ? 'location ~*' : 'location ~';
		$args = $rule->query === 'keep' && $target !== '' ? '$is_args$args' : '';
		if ($rule->match === 'pattern') {
			$pattern = str_replace('"', '\"', ServerPaths::pattern($rule->source));
			return "$location \"$pattern\" { return $rule->status $target$args; }\n";
		}
		$address = $rule->address();
		if ($rule->needs_query()) {
			return "# (depends on the query string) $rule->source\n";
		}
		$path = $base . implode('/', array_map(rawurlencode(...), explode('/', $address->path)));
		$quoted = str_replace('"', '\"', preg_quote(rawurldecode($path)));
		if ($rule->match === 'exact') {
			return "$location \"^$quoted/?$\" { return $rule->status" .
				rtrim(" $target$args") .
				"; }\n";
		}
		$rest = $target === '' ? '' : ' ' . rtrim($target, '/') . '/$1' . $args;
		return "$location \"^$quoted(?:/(.*))?$\" { return $rule->status$rest; }\n";
	}
}
