<?php
/**
 * Redirect loops.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

/**
 * Follows what visitors may request from a redirect, even if WordPress finds a page in the chain: it may be deleted later. One redirect
 * can match many URLs (a folder, any query string), so those are followed that other redirects treat differently.
 */
final class Loops {
	/** Maximum number of redirects followed; browsers stop after about twenty. */
	private const STEPS = 50;

	/** Maximum number of requests followed. */
	private const REQUESTS = 100;

	/** Placeholder for the part of a path below a folder, or matched by a pattern; and for a query string. */
	private const ANY = 'pharos-any';

	/** @var array<string, array{string, string}> Requests to follow: the part of the path below the source, and the query string. */
	private array $requests = [];

	private function __construct(private readonly Rule $rule) {}

	/** @return Rule|null The redirect that closes a loop with this one, which needn't be stored; null if there is no loop. */
	public static function closing(Rule $rule): ?Rule {
		return $rule->is_gone() ? null : (new self($rule))->find();
	}

	private function find(): ?Rule {
		if ($this->changes_nothing()) {
			return $this->rule;
		}
		$rests = match ($this->rule->match) {
			'exact' => [''],
			'prefix' => ['', self::ANY],
			'pattern' => [self::ANY, '1'],
		};
		foreach ($rests as $rest) {
			$this->request($rest, '');
			$this->request($rest, $this->rule->query === 'keep' ? self::ANY : '');
		}
		// Following them adds more.
		for ($i = 0; $i < min(count($this->requests), self::REQUESTS); $i++) {
			$closing = $this->follow(...array_values($this->requests)[$i]);
			if ($closing !== null) {
				return $closing;
			}
		}
		return null;
	}

	/** Whether the target of a pattern is the pattern itself, such as "/a/$1" of "^/a/(.*)$": Matcher never redirects there. */
	private function changes_nothing(): bool {
		$group = 0;
		$result = preg_replace_callback(
			'/\([^()?]*\)/',
			static function () use (&$group): string {
				return '$' . ++$group;
			},
			(string) preg_replace('~/?\??\$$|^\^~D', '', $this->rule->source),
		);
		return $this->rule->match === 'pattern' &&
			str_starts_with($this->rule->source, '^') &&
			stripslashes((string) $result) === rtrim($this->rule->target, '/');
	}

	private function request(string $rest, string $query): void {
		$this->requests["$rest?$query"] ??= [$rest, $query];
	}

	/** @return Rule|null The redirect that leads back to an earlier URL. */
	private function follow(string $rest, string $query): ?Rule {
		$home = home_url('/');
		[$address, $location] = $this->first($rest, $query);
		$seen = $address ? [self::name($address) => true] : [];
		$last = $this->rule;
		for ($step = 0; $step < self::STEPS; $step++) {
			$address = $location === null ? null : Address::of_site($location, $home);
			if ($address === null) {
				return null;
			}
			if (isset($seen[self::name($address)])) {
				return $last;
			}
			$seen[self::name($address)] = true;
			$this->specify($address, $rest, $query);
			[$next, $location] = Chains::next($location, $this->rule) ?? [
				null,
				ObjectRedirect::next($location),
			];
			if ($location === null || $next?->is_gone()) {
				return null;
			}
			$last = $next ?? $last;
		}
		return $last;
	}

	/** The requested URL (null for a pattern, which may match any), and where it is redirected. */
	private function first(string $rest, string $query): array {
		if ($this->rule->match === 'pattern') {
			$groups = array_fill(0, 10, $rest);
			return [null, Target::location($this->rule, Address::at('', $query), $groups)];
		}
		$source = $this->rule->address();
		$address = Address::at(
			$rest === '' ? $source->path : "$source->path/$rest",
			$query === '' ? $source->query : $query,
		);
		return [$address, Target::location($this->rule, $address)];
	}

	/** Adds the requests that lead to URLs with redirects of their own, where the placeholders lead to this URL. */
	private function specify(Address $address, string $rest, string $query): void {
		$folder = substr($address->path, 0, -strlen('/' . self::ANY));
		if (str_ends_with($rest, self::ANY) && $address->path === "$folder/" . self::ANY) {
			$known = substr($rest, 0, -strlen(self::ANY));
			foreach (RedirectRepository::below(Address::at($folder)) as $other) {
				$below = $known . ltrim(substr($other->address()->path, strlen($folder)), '/');
				$this->request($below, $query);
				if ($other->match === 'prefix') {
					$this->request("$below/" . self::ANY, $query);
				}
			}
		}
		if ($query === self::ANY) {
			foreach ($address->folders() as $path) {
				foreach (RedirectRepository::with_queries(Address::at($path)) as $other) {
					$this->request($rest, $other->address()->query);
				}
			}
		}
	}

	private static function name(Address $address): string {
		return Address::key('exact', $address->path, $address->query);
	}
}
