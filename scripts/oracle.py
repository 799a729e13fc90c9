"""Writes testing/oracle/zones.json: the clock changes of our time zones, from Python's zoneinfo and the system's tzdata.

Run: python3 scripts/oracle.py && npx biome format --write testing/oracle. It shares no code with the product, because the tests compare
the product's times with this table.
"""

import json
import re
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import TZPATH, ZoneInfo

ROOT = Path(__file__).resolve().parent.parent
MORE = ["Asia/Kathmandu", "America/Sao_Paulo", "Africa/Cairo"]
TIMES = ["00:00", "01:30", "02:00", "02:30", "03:00"]


def our_zones() -> list[str]:
    text = (ROOT / "lib/time/zones.ts").read_text()
    choices = re.search(r"zoneChoices = \[(.*?)\]", text, re.S).group(1)
    return re.findall(r"'([^']+)'", choices) + MORE


def tzdata_version() -> str:
    for folder in TZPATH:
        file = Path(folder) / "tzdata.zi"
        if file.exists():
            return file.read_text().split("\n", 1)[0].removeprefix("# version ")
    raise SystemExit("No tzdata.zi found, so the version of tzdata is unknown.")


def offset(zone: ZoneInfo, at: datetime) -> int:
    """Returns the offset from UTC in minutes; positive is east."""
    return int(at.astimezone(zone).utcoffset().total_seconds() // 60)


def transitions(zone: ZoneInfo, first: int, last: int) -> list[tuple[datetime, int]]:
    """Returns the offset at the start of the first year, then every change, accurate to the minute."""
    at = datetime(first, 1, 1, tzinfo=timezone.utc)
    end = datetime(last + 1, 1, 1, tzinfo=timezone.utc)
    found = [(at, offset(zone, at))]
    while at < end:
        later = at + timedelta(hours=6)
        if offset(zone, later) != offset(zone, at):
            low, high = at, later
            while high - low > timedelta(minutes=1):
                middle = low + (high - low) // 2
                middle = middle.replace(second=0, microsecond=0)
                if offset(zone, middle) == offset(zone, low):
                    low = middle
                else:
                    high = middle
            found.append((high, offset(zone, high)))
        at = later
    return found


def instant(zone: ZoneInfo, day: date, time: str) -> datetime:
    """Returns the instant of a local time. fold=0 uses the offset before a change: a skipped time moves forward by the gap, and a
    repeated time means the first."""
    hour, minute = map(int, time.split(":"))
    wall = datetime(day.year, day.month, day.day, hour, minute, fold=0, tzinfo=zone)
    return wall.astimezone(timezone.utc)


def iso(at: datetime) -> str:
    return at.strftime("%Y-%m-%dT%H:%MZ")


offsets = {}
instants = []
for name in our_zones():
    zone = ZoneInfo(name)
    changes = transitions(zone, 2026, 2028)
    offsets[name] = [[iso(at), minutes] for at, minutes in changes]
    for at, _ in changes[1:]:
        if at.year != 2027:
            continue
        changed = (at - timedelta(minutes=1)).astimezone(zone).date()
        after = at.astimezone(zone).date()
        # A change at midnight affects two days. Includes both, and the days before and after.
        day = changed - timedelta(days=1)
        while day <= after + timedelta(days=1):
            for time in TIMES:
                instants.append([name, f"{day.isoformat()}T{time}", iso(instant(zone, day, time))])
            day += timedelta(days=1)

lines = [
    "{",
    f'  "madeBy": "scripts/oracle.py, Python zoneinfo",',
    f'  "tzdata": "{tzdata_version()}",',
    '  "offsets": {',
    ",\n".join(f"    {json.dumps(name)}: {json.dumps(all)}" for name, all in offsets.items()),
    "  },",
    '  "instants": [',
    ",\n".join(f"    {json.dumps(one)}" for one in instants),
    "  ]",
    "}",
]
(ROOT / "testing/oracle/zones.json").write_text("\n".join(lines) + "\n")
print(f"{len(offsets)} zones, {sum(len(all) - 1 for all in offsets.values())} changes, {len(instants)} instants of 2027")
