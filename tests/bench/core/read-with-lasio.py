"""Reads the LAS files named on standard input with lasio. Prints curves, rows and sums of each as a line of JSON."""

import json
import logging
import math
import sys
import warnings

import lasio

logging.disable(logging.CRITICAL)
warnings.filterwarnings("ignore")


def total(values, nulls):
    """Sums the readings of a column; None where it holds texts."""
    try:
        numbers = [float(value) for value in values]
    except (TypeError, ValueError):
        return None
    return math.fsum(one for one in numbers if math.isfinite(one) and one not in nulls)


def declared(log):
    try:
        return {float(log.well["NULL"].value)}
    except (KeyError, TypeError, ValueError):
        return set()


def read(path):
    try:
        log = lasio.read(path, null_policy="none")
        nulls = declared(log)
        return {
            "curves": [curve.original_mnemonic.upper() for curve in log.curves],
            "rows": max((len(curve.data) for curve in log.curves), default=0),
            "sums": [total(curve.data, nulls) for curve in log.curves],
        }
    except Exception as error:
        return {"error": f"{type(error).__name__}: {str(error).strip()[:200]}"}


for line in sys.stdin:
    print(json.dumps({"path": line.rstrip("\n"), **read(line.rstrip("\n"))}), flush=True)
